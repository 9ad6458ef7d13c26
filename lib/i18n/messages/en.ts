import { assessment, claims, correction, timeline } from "@/lib/i18n/messages/en/assessment";
import { display, freshness, identifying, table, tableEmpty } from "@/lib/i18n/messages/en/assessments";
import { assigning } from "@/lib/i18n/messages/en/assigning";
import { bell } from "@/lib/i18n/messages/en/bell";
import { blind } from "@/lib/i18n/messages/en/blind";
import {
  common,
  roleInSentence,
  roleSentences,
  roles,
  status,
  statusInSentence,
  time,
  titles,
} from "@/lib/i18n/messages/en/common";
import { compare } from "@/lib/i18n/messages/en/compare";
import { dates } from "@/lib/i18n/messages/en/dates";
import { erasing } from "@/lib/i18n/messages/en/erasing";
import { failure } from "@/lib/i18n/messages/en/failure";
import { handover } from "@/lib/i18n/messages/en/handover";
import { imports } from "@/lib/i18n/messages/en/imports/imports";
import { insights } from "@/lib/i18n/messages/en/insights";
import { interviews } from "@/lib/i18n/messages/en/interviews";
import { attention, candidate, invitation, invite } from "@/lib/i18n/messages/en/invitations";
import { shortcuts } from "@/lib/i18n/messages/en/keyboard";
import { layout } from "@/lib/i18n/messages/en/layout";
import { notices } from "@/lib/i18n/messages/en/notices";
import { odd } from "@/lib/i18n/messages/en/odd";
import { palette } from "@/lib/i18n/messages/en/palette";
import { person } from "@/lib/i18n/messages/en/person";
import { fields, firstSync, problems, sync } from "@/lib/i18n/messages/en/problems";
import { reminders } from "@/lib/i18n/messages/en/reminders";
import { retention } from "@/lib/i18n/messages/en/retention";
import { archive, deciding, rowMenu, selection } from "@/lib/i18n/messages/en/selection";
import { settings } from "@/lib/i18n/messages/en/settings";
import { shortlists } from "@/lib/i18n/messages/en/shortlists";
import { access } from "@/lib/i18n/messages/en/sign-in/access";
import { auth } from "@/lib/i18n/messages/en/sign-in/auth";
import { company } from "@/lib/i18n/messages/en/sign-in/company";
import { secondFactor } from "@/lib/i18n/messages/en/sign-in/second-factor";
import { session } from "@/lib/i18n/messages/en/sign-in/session";
import { team } from "@/lib/i18n/messages/en/team";
import { views } from "@/lib/i18n/messages/en/views";

/** Every text of the interface, in ICU message syntax. The other languages have the same keys. */
export const en = {
  common,
  time,
  titles,
  status,
  statusInSentence,
  roles,
  roleInSentence,
  roleSentences,
  auth,
  layout,
  failure,
  palette,
  shortcuts,
  notices,
  bell,
  session,
  odd,
  settings,
  interviews,
  insights,
  imports,
  table,
  display,
  views,
  shortlists,
  tableEmpty,
  selection,
  rowMenu,
  archive,
  deciding,
  assigning,
  freshness,
  identifying,
  assessment,
  timeline,
  claims,
  correction,
  handover,
  reminders,
  erasing,
  team,
  person,
  retention,
  blind,
  access,
  company,
  secondFactor,
  compare,
  dates,
  invite,
  candidate,
  attention,
  invitation,
  problems,
  sync,
  firstSync,
  fields,
};
