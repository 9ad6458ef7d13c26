const waitIn = (error: string | null): number | undefined => {
  if (error === "busy") return 3;
  const wait = /^throttled:(\d+)$/.exec(error ?? "")?.[1];
  return wait === undefined ? undefined : Number(wait);
};

/** Turns next-auth's 401 into a 429 where the caller has to wait, and a 200 where a second step comes. The body stays. */
export async function withRefusedStatus(answer: Response): Promise<Response> {
  if (answer.status !== 401) return answer;
  const body = await answer.text();
  const error = errorIn(body);
  const { headers } = answer;
  if (error === "second_step") return new Response(body, { status: 200, headers });
  const waitSeconds = waitIn(error);
  if (waitSeconds === undefined) return new Response(body, { status: 401, headers });
  const later = new Headers(headers);
  later.set("retry-after", String(waitSeconds));
  return new Response(body, { status: 429, headers: later });
}

// next-auth puts the error into the address to which it would redirect a browser.
function errorIn(body: string): string | null {
  try {
    const { url } = JSON.parse(body) as { url?: unknown };
    return new URL(String(url)).searchParams.get("error");
  } catch {
    return null;
  }
}
