"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Who was in touch last, and when, as a sentence. */
export function LastContact({ contact }: { contact: AssessmentView["lastContact"] }) {
  const { t } = useTexts();
  if (!contact) return t("reminders.noContact");
  const when = () => <RelativeTime at={contact.at} />;
  if (contact.how === "service") return t.rich("reminders.contactMailed", { when });
  if (!contact.by) return t.rich("reminders.contact", { when });
  return t.rich("reminders.contactBy", { when, name: contact.by });
}
