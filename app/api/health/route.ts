import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** The process answers. Whether it can work is `/api/ready`'s to say. */
  GET: async () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } }),
});
