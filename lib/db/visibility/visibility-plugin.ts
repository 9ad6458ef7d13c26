import {
  AliasNode,
  ColumnNode,
  type DeleteQueryNode,
  type Expression,
  IdentifierNode,
  type InsertQueryNode,
  JoinNode,
  type KyselyPlugin,
  type MergeQueryNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  RawNode,
  ReferenceNode,
  type ReturningNode,
  type SchemableIdentifierNode,
  type SelectQueryNode,
  sql,
  type TableNode,
  type UpdateQueryNode,
  WhereNode,
} from "kysely";
import type { Engine } from "@/lib/db/engine";
import { hiddenColumns, readColumns } from "@/lib/db/visibility/hidden-columns";
import type { Limit } from "@/lib/db/visibility/limit";
import { tableRules, visibleCounts } from "@/lib/db/visibility/table-rules";

const counts = "assessment_counts";
const rules = new Map(Object.entries(tableRules).flatMap(([name, rule]) => (rule ? [[name, rule]] : [])));
/** The search indexes: they contain every row’s text. */
const unreadable = ["assessment_words", "assessment_search", "audit_words", "audit_search"];
const guarded = new Set([...rules.keys(), counts, ...unreadable]);
const words = new RegExp(`(?<!\\w)(?:${[...guarded].join("|")})(?!\\w)`, "i");
/** How `lib/db/search` writes a table with an index hint: alone, or after a list of ids. */
const hinted = new RegExp(`^(?:.* cross join )?(${[...rules.keys()].join("|")})$`);

type From = { table: string; alias: string };

/** The name of a table inside the subquery that hides its columns. */
const plain = "plain";

/**
 * Makes every query read and change only what a limited member may see, wherever a table appears in it, and read the
 * columns of a blind assessment as empty. It refuses raw SQL that it can’t follow, so that a forgotten query fails
 * instead of leaking.
 */
export class VisibilityPlugin implements KyselyPlugin {
  readonly limits = "visibility";
  readonly #transformer: VisibilityTransformer;

  constructor(
    private readonly sourceId: string,
    private readonly limit: Limit,
    private readonly engine: Engine,
  ) {
    this.#transformer = new VisibilityTransformer(sourceId, limit, engine);
  }

  /** Of all rows, with what a blind reviewer may know of each; undefined for a member who reviews nothing blind. */
  withoutRows(): VisibilityPlugin | undefined {
    return (
      this.limit.blind && new VisibilityPlugin(this.sourceId, { ...this.limit, rows: undefined }, this.engine)
    );
  }

  transformQuery: KyselyPlugin["transformQuery"] = ({ node, queryId }) =>
    this.#transformer.transformNode(node, queryId);

  transformResult: KyselyPlugin["transformResult"] = async ({ result }) => result;
}

/** Not by its class: Next loads this module several times in one process. */
export const isVisibilityPlugin = (plugin: KyselyPlugin): plugin is VisibilityPlugin =>
  "limits" in plugin && plugin.limits === "visibility";

class VisibilityTransformer extends OperationNodeTransformer {
  readonly #understood = new WeakSet<OperationNode>();

  constructor(
    private readonly sourceId: string,
    private readonly limit: Limit,
    private readonly engine: Engine,
  ) {
    super();
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const froms = (node.from?.froms ?? []).filter((from) => !this.#isCountedAnew(from));
    const read = froms.flatMap((from) => this.#tableOf(from) ?? []);
    const limited = this.#limitJoins(node.joins);
    const { from, joins, ...rest } = super.transformSelectQuery({ ...node, joins: limited.joins }, queryId);
    return {
      ...rest,
      from: from && { ...from, froms: from.froms.map((one) => this.#hidden(this.#counted(one))) },
      joins: joins?.map((join) => ({ ...join, table: this.#hidden(join.table) })),
      where: this.#where(rest.where, [...read, ...limited.left]),
    };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const read = [node.table, ...(node.from?.froms ?? [])].flatMap(
      (one) => (one && this.#tableOf(one)) ?? [],
    );
    const { joins, left } = this.#limitJoins(node.joins);
    const transformed = super.transformUpdateQuery({ ...node, joins }, queryId);
    this.#refuseReturning(node.returning, read);
    return { ...transformed, where: this.#where(transformed.where, [...read, ...left]) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const read = [...node.from.froms, ...(node.using?.tables ?? [])].flatMap(
      (one) => this.#tableOf(one) ?? [],
    );
    const { joins, left } = this.#limitJoins(node.joins);
    const transformed = super.transformDeleteQuery({ ...node, joins }, queryId);
    this.#refuseReturning(node.returning, read);
    return { ...transformed, where: this.#where(transformed.where, [...read, ...left]) };
  }

  /** Not supported, and not used. */
  protected override transformMergeQuery(): MergeQueryNode {
    throw new Error("A limited member’s query can’t be a merge.");
  }

  /** An insert that conflicts with a hidden row must not update it. */
  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const transformed = super.transformInsertQuery(node, queryId);
    const into = node.into && this.#tableOf(node.into);
    this.#refuseReturning(node.returning, into ? [into] : []);
    const { onConflict } = transformed;
    if (!into || !onConflict?.updates) return transformed;
    return {
      ...transformed,
      onConflict: { ...onConflict, updateWhere: this.#where(onConflict.updateWhere, [into]) },
    };
  }

  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    const isUnderstood = this.#understood.has(node);
    const named =
      words.exec(node.sqlFragments.join("?"))?.[0] ?? node.parameters.flatMap(namesIn).find(isGuarded);
    if (named !== undefined && !isUnderstood)
      throw new Error(`Raw SQL names ${named}: a limited member’s query can’t be limited.`);
    const transformed = super.transformRaw(node, queryId);
    // Kysely transforms a subquery twice that was built with the same store.
    if (isUnderstood) this.#understood.add(transformed);
    return transformed;
  }

  /** The limited table that an item of `from` or a join reads, with the name it has in the query. */
  #tableOf(item: OperationNode): From | undefined {
    const name = nameOf(item);
    if (name !== undefined) return this.#ruled(name, name);
    if (!AliasNode.is(item)) return undefined;
    const table = nameOf(item.node) ?? this.#hintedTable(item.node);
    return table === undefined ? undefined : this.#ruled(table, aliasOf(item));
  }

  #ruled(table: string, alias: string): From | undefined {
    if (rules.has(table)) return { table, alias };
    // To a member who sees all rows, it counts them as they are.
    if (table === counts && !this.limit.rows) return undefined;
    // Another spelling of its name is the same table in SQLite.
    if (isGuarded(table)) throw new Error(`A limited member’s query can’t read ${table} here.`);
    return undefined;
  }

  #hintedTable(node: OperationNode): string | undefined {
    if (!RawNode.is(node)) return undefined;
    const [, table] = hinted.exec(textOf(node)) ?? [];
    if (table !== undefined) for (const part of rawPartsOf(node)) this.#understood.add(part);
    return table;
  }

  /** Hidden rows don’t join, so an outer join has nulls. A cross join has no `on`: its condition goes into `where`. */
  #limitJoins(joins: readonly JoinNode[] | undefined): {
    joins: readonly JoinNode[] | undefined;
    left: From[];
  } {
    const left: From[] = [];
    const limited = joins?.map((join) => {
      const read = this.#tableOf(join.table);
      if (!read) return join;
      if (join.joinType === "InnerJoin" || join.joinType === "LeftJoin") {
        const condition = this.#condition(read);
        return join.on
          ? { ...join, on: OnNode.cloneWithOperation(join.on, "And", condition) }
          : JoinNode.cloneWithOn(join, condition);
      }
      if (join.joinType !== "CrossJoin")
        throw new Error(`A limited member’s query can’t read ${read.table} by ${join.joinType}.`);
      left.push(read);
      return join;
    });
    return { joins: limited, left };
  }

  #where(where: WhereNode | undefined, read: From[]): WhereNode | undefined {
    return read.reduce<WhereNode | undefined>((all, table) => {
      const condition = this.#condition(table);
      return all ? WhereNode.cloneWithOperation(all, "And", condition) : WhereNode.create(condition);
    }, where);
  }

  #condition({ table, alias }: From): OperationNode {
    const rule = rules.get(table);
    if (!rule) throw new Error(`There is no rule for ${table}.`);
    return this.#understand((rule(alias, this.limit) ?? sql`1 = 1`).toOperationNode());
  }

  #understand(node: OperationNode): OperationNode {
    for (const part of rawPartsOf(node)) this.#understood.add(part);
    return node;
  }

  #isCountedAnew = (item: OperationNode): boolean => isOfCounts(item) && this.limit.rows !== undefined;

  #counted(item: OperationNode): OperationNode {
    const seen = isOfCounts(item) ? visibleCounts(this.sourceId, this.limit) : undefined;
    if (!seen) return item;
    const alias = AliasNode.is(item) ? item.alias : IdentifierNode.create(counts);
    return AliasNode.create(seen.toOperationNode(), alias);
  }

  /** A table of a `from` or a join, with the columns that a blind reviewer reads. */
  #hidden(item: OperationNode): OperationNode {
    const name = nameOf(item);
    if (name !== undefined) {
      const read = this.#readPlain(name);
      return read ? AliasNode.create(read, IdentifierNode.create(name)) : item;
    }
    if (!AliasNode.is(item)) return item;
    const alias = IdentifierNode.create(aliasOf(item));
    const table = nameOf(item.node);
    if (table !== undefined) {
      const read = this.#readPlain(table);
      return read ? AliasNode.create(read, alias) : item;
    }
    const hintedTable = this.#hintedTable(item.node);
    const hint = RawNode.is(item.alias) ? item.alias.parameters[0] : undefined;
    const read = hintedTable === undefined ? undefined : this.#readPlain(hintedTable, hint);
    if (!read || !RawNode.is(item.node)) return item;
    const { sqlFragments, parameters } = item.node;
    const before = sqlFragments.at(-1)?.slice(0, -(hintedTable?.length ?? 0)) ?? "";
    const whole = RawNode.create([...sqlFragments.slice(0, -1), before, ""], [...parameters, read]);
    return AliasNode.create(this.#understand(whole), alias);
  }

  /** @param hint which index to read along. @returns undefined if the table has no hidden columns. */
  #readPlain(table: string, hint?: OperationNode): OperationNode | undefined {
    const { blind } = this.limit;
    const columns = blind && readColumns(table, plain, blind, this.engine);
    if (!columns) return undefined;
    const selected = sql.join([...columns].map(([name, read]) => sql`${read} as ${sql.id(name)}`));
    const read = sql`(select ${selected} from ${sql.raw(table)} as ${sql.raw(plain)} ${new Hint(hint)})`;
    return this.#understand(read.toOperationNode());
  }

  /** What a change returns isn’t read through `#hidden`. */
  #refuseReturning(returning: ReturningNode | undefined, changed: From[]): void {
    const { blind } = this.limit;
    if (!returning || !blind) return;
    const hidden = changed.flatMap(({ table }) => hiddenColumns(table, blind));
    const names = returning.selections.map(({ selection }) => returnedName(selection));
    const told = hidden.find((name) => names.includes(name) || names.includes("*"));
    if (told !== undefined) throw new Error(`A blind reviewer’s change can’t return ${told}.`);
  }
}

/** A part of a query that is a node already. */
class Hint implements Expression<unknown> {
  constructor(private readonly node: OperationNode | undefined) {}
  get expressionType(): undefined {
    return undefined;
  }
  toOperationNode(): OperationNode {
    return this.node ?? RawNode.createWithSql("");
  }
}

/** The column’s name; `*` for all, and for what can’t be read. */
function returnedName(selection: OperationNode): string {
  const node = AliasNode.is(selection) ? selection.node : selection;
  if (ReferenceNode.is(node) && ColumnNode.is(node.column)) return node.column.column.name;
  return ColumnNode.is(node) ? node.column.name : "*";
}

const nameOf = (node: OperationNode): string | undefined =>
  node.kind === "TableNode" ? (node as TableNode).table.identifier.name : undefined;

const isGuarded = (name: string): boolean => guarded.has(name.toLowerCase());

const isOfCounts = (item: OperationNode): boolean => nameOf(AliasNode.is(item) ? item.node : item) === counts;

/** The names that a raw SQL fragment inserts, apart from columns of a table. */
function namesIn(node: OperationNode): string[] {
  if (IdentifierNode.is(node)) return [node.name];
  if (node.kind === "SchemableIdentifierNode") return [(node as SchemableIdentifierNode).identifier.name];
  if (ReferenceNode.is(node) && !node.table && ColumnNode.is(node.column)) return [node.column.column.name];
  const name = nameOf(node);
  return name === undefined ? [] : [name];
}

function aliasOf({ alias }: AliasNode): string {
  if (IdentifierNode.is(alias)) return alias.name;
  const [name] = /^\w+/.exec(RawNode.is(alias) ? textOf(alias) : "") ?? [];
  if (name === undefined) throw new Error("A table’s alias is unreadable.");
  return name;
}

const textOf = (node: RawNode): string =>
  node.sqlFragments.reduce((text, fragment, at) => {
    const parameter = node.parameters[at - 1];
    return text + (parameter && RawNode.is(parameter) ? textOf(parameter) : "?") + fragment;
  });

const rawPartsOf = (node: OperationNode): RawNode[] =>
  RawNode.is(node) ? [node, ...node.parameters.flatMap(rawPartsOf)] : [];
