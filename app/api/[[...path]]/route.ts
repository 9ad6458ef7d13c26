import { notFound } from "@/lib/errors";
import { problemAnswer } from "@/lib/http/problem-response";

const nothingHere = () => problemAnswer(notFound());

export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as HEAD,
  nothingHere as OPTIONS,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
};
