/** The process answers. Whether it can work is `/api/ready`'s to say. */
export const GET = () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
