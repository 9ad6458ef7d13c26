import path from "node:path";
import type { Document } from "./read-document.ts";

export type Repository = {
  files: ReadonlySet<string>;
  documents: ReadonlyMap<string, Document>;
};

/** A text that cites: a document, or a comment joined into one line. */
export type Citing = { file: string; text: string; isComment: boolean };

const service = "docs/assessment-service.md";

/** Where a bare *section 4* is the service’s document. */
const roomsOfTheService = /^lib\/(?:assessment-api|conformance|sandbox)\//;

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const some = String.raw`\d+(?:, \d+)*(?: and \d+)?`;
const numbered = new RegExp(
  String.raw`(?:([\w./-]+\.md), |(RFC \d+), )?\b(section|invariant)s? (${some})(?:,? \(?(?:presence )?rules? (${some}))?(\.\d)?`,
  "g",
);

/** The document of a section that is cited without one. */
function ownDocument({ file, isComment }: Citing): string | undefined {
  if (!isComment) return file;
  return roomsOfTheService.test(file) ? service : undefined;
}

function numberFaults(citing: Citing, repository: Repository): string[] {
  return [...citing.text.matchAll(numbered)].flatMap(
    ([citation, name, rfc, kind, wanted = "", rules = "", isDeeper]) => {
      if (rfc || isDeeper) return [];
      const place = name ? placeOf(name, citing.file, repository) : ownDocument(citing);
      if (name && !place) return [];
      const document = place && repository.documents.get(place);
      if (!document) return [`“${citation}” doesn’t say of which document`];
      const isThere = (number: number) =>
        kind === "invariant"
          ? document.invariants.has(number)
          : numbersIn(rules).every((rule) => document.sections.get(number)?.has(rule)) &&
            document.sections.has(number);
      return numbersIn(wanted).every(isThere) ? [] : [`“${citation}” isn’t in ${place}`];
    },
  );
}

/** A document by its name, or by its path from the root or from the citing file. */
const placeOf = (name: string, file: string, { files }: Repository): string | undefined =>
  [name, `docs/${name}`, path.posix.join(path.posix.dirname(file), name)].find((place) => files.has(place));

/** Documents and headings that don’t exist, as in `(security.md, who may do what)`. */
function documentFaults(citing: Citing, repository: Repository): string[] {
  const named = /(?<![\w/.-])([\w./-]*[\w-]\.md)\b(?:, (?!(?:section|invariant)s? \d)([^(),;.]+)(?=[);]))?/g;
  return [...citing.text.matchAll(named)].flatMap(([, name = "", heading]) => {
    const place = placeOf(name, citing.file, repository);
    if (!place) return [`there is no ${name}`];
    if (!heading || !citing.isComment) return [];
    const words = heading.toLowerCase();
    const isThere = repository.documents.get(place)?.headings.some((own) => words.startsWith(own));
    return isThere ? [] : [`${place} has no heading “${heading}”`];
  });
}

/** Decisions by number: `docs/decisions/0005`, `decision 0016`, and `0007` among decisions. */
function decisionFaults({ file, text }: Citing, { files }: Repository): string[] {
  const among = file.startsWith("docs/decisions/") ? /`(\d{4})`/g : /\bdecisions?[/ ](\d{4})\b/g;
  return [...text.matchAll(among)].flatMap(([, number]) =>
    [...files].some((place) => place.startsWith(`docs/decisions/${number}-`))
      ? []
      : [`there is no decision ${number}`],
  );
}

function spread(name: string): string[] {
  const [, before, choices, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  if (choices === undefined) return [name];
  return choices.split(",").flatMap((choice) => spread(`${before}${choice}${after}`));
}

const isIn = (name: string, { files }: Repository): boolean => {
  const asPattern = name.replace(/[.+?^$()[\]|\\]/g, "\\$&").replaceAll("*", "[^/]*");
  const pattern = new RegExp(`^${asPattern}(?:/|$)`);
  return [...files].some((place) => pattern.test(place));
};

function pathFaults({ text }: Citing, repository: Repository): string[] {
  const paths =
    /(?<![\w/.@-])(?:app|components|docs|e2e|lib|scripts)\/(?:\{[\w,-]+\}|\([\w-]+\)|\[[\w.[\]]+\](?!\()|[\w.*@/-])+/g;
  return [...text.matchAll(paths)].flatMap(([found]) => {
    const name = found.replace(/[./]+$/, "");
    const isDecision = /^docs\/decisions\/\d{4}$/.test(name);
    return isDecision || spread(name).every((one) => isIn(one, repository)) ? [] : [`there is no ${name}`];
  });
}

function nameFaults({ text }: Citing, { files }: Repository): string[] {
  const names = /(?<![\w/.*…-])[\w][\w.-]*\.(?:tsx?|mjs|mts|json|sh|ya?ml)\b(?!\/)/g;
  return [...text.matchAll(names)].flatMap(([name]) =>
    [...files].some((place) => place === name || place.endsWith(`/${name}`))
      ? []
      : [`no file is called ${name}`],
  );
}

function linkFaults({ file, text, isComment }: Citing, { files, documents }: Repository): string[] {
  if (isComment) return [];
  return [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].flatMap(([, link = ""]) => {
    const [target = "", anchor] = link.split("#");
    const place = target === "" ? file : path.posix.join(path.posix.dirname(file), target);
    const isThere =
      files.has(place) || [...files].some((one) => one.startsWith(`${place.replace(/\/$/, "")}/`));
    const hasAnchor = anchor === undefined || documents.get(place)?.anchors.has(anchor);
    return isThere && hasAnchor ? [] : [`the link to ${link} leads nowhere`];
  });
}

/** @returns a sentence for everything that a text cites and that doesn’t exist. */
export const findFaults = (citing: Citing, repository: Repository): string[] =>
  [numberFaults, documentFaults, decisionFaults, pathFaults, nameFaults, linkFaults].flatMap((look) =>
    look(citing, repository),
  );
