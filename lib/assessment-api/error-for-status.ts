import {
  type AssessmentApiError,
  InvalidKey,
  InvalidParameters,
  MalformedRequest,
  NotAuthorised,
  NotFound,
  RateLimited,
  RedirectRefused,
  ServiceFailure,
  type StatusFacts,
  Unavailable,
  UnexpectedStatus,
} from "@/lib/assessment-api/errors";

/** Bodies other than a 422's are undocumented (assessment-service.md, section 7). */
export function errorForStatus(status: number, facts: StatusFacts): AssessmentApiError {
  switch (status) {
    case 400:
      return new MalformedRequest(facts);
    case 401:
      return new InvalidKey(facts);
    case 403:
      return new NotAuthorised(facts);
    case 404:
      return new NotFound(facts);
    case 422:
      return new InvalidParameters({}, facts);
    case 429:
      return new RateLimited(facts);
    case 500:
      return new ServiceFailure(facts);
    default:
      if (status >= 300 && status < 400) return new RedirectRefused(status, facts);
      return status > 500 && status < 600
        ? new Unavailable(status, facts)
        : new UnexpectedStatus(status, facts);
  }
}
