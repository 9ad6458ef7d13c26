import { serveOpenly } from "@/app/sandbox/serve-sandbox";

// The sandbox's API asks for its own key, its candidate and report pages for the token in their URL.
export {
  serveOpenly as DELETE,
  serveOpenly as GET,
  serveOpenly as HEAD,
  serveOpenly as OPTIONS,
  serveOpenly as PATCH,
  serveOpenly as POST,
  serveOpenly as PUT,
};
