import { serveSandbox } from "@/app/sandbox/serve-sandbox";

// The sandbox's API asks for its own key, its candidate and report pages for the token in their URL.
export {
  serveSandbox as DELETE,
  serveSandbox as GET,
  serveSandbox as HEAD,
  serveSandbox as OPTIONS,
  serveSandbox as PATCH,
  serveSandbox as POST,
  serveSandbox as PUT,
};
