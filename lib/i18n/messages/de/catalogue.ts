import { assessment, claims, correction, timeline } from "@/lib/i18n/messages/de/assessment";
import { display, freshness, identifying, table, tableEmpty } from "@/lib/i18n/messages/de/assessments";
import { assigning } from "@/lib/i18n/messages/de/assigning";
import { bell } from "@/lib/i18n/messages/de/bell";
import { blind } from "@/lib/i18n/messages/de/blind";
import {
  common,
  roleInSentence,
  roleSentences,
  roles,
  status,
  statusInSentence,
  time,
  titles,
} from "@/lib/i18n/messages/de/common";
import { compare } from "@/lib/i18n/messages/de/compare";
import { dates } from "@/lib/i18n/messages/de/dates";
import { erasing } from "@/lib/i18n/messages/de/erasing";
import { failure } from "@/lib/i18n/messages/de/failure";
import { handover } from "@/lib/i18n/messages/de/handover";
import { imports } from "@/lib/i18n/messages/de/imports/imports";
import { insights } from "@/lib/i18n/messages/de/insights";
import { interviews } from "@/lib/i18n/messages/de/interviews";
import { attention, candidate, invitation, invite } from "@/lib/i18n/messages/de/invitations";
import { shortcuts } from "@/lib/i18n/messages/de/keyboard";
import { layout } from "@/lib/i18n/messages/de/layout";
import { notices } from "@/lib/i18n/messages/de/notices";
import { odd } from "@/lib/i18n/messages/de/odd";
import { palette } from "@/lib/i18n/messages/de/palette";
import { person } from "@/lib/i18n/messages/de/person";
import { fields, firstSync, problems, sync } from "@/lib/i18n/messages/de/problems";
import { reminders } from "@/lib/i18n/messages/de/reminders";
import { retention } from "@/lib/i18n/messages/de/retention";
import { archive, deciding, rowMenu, selection } from "@/lib/i18n/messages/de/selection";
import { settings } from "@/lib/i18n/messages/de/settings";
import { shortlists } from "@/lib/i18n/messages/de/shortlists";
import { access } from "@/lib/i18n/messages/de/sign-in/access";
import { auth } from "@/lib/i18n/messages/de/sign-in/auth";
import { company } from "@/lib/i18n/messages/de/sign-in/company";
import { secondFactor } from "@/lib/i18n/messages/de/sign-in/second-factor";
import { session } from "@/lib/i18n/messages/de/sign-in/session";
import { team } from "@/lib/i18n/messages/de/team";
import { views } from "@/lib/i18n/messages/de/views";
import type { Translation } from "@/lib/i18n/messages/messages";

export const catalogue: Translation = {
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
