import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSource } from "@/components/imports/reading/read-source";
import { encodedAs, fileOf, utf16 } from "@/components/imports/reading/testing-files";
import { runs } from "@/lib/testing-deep";

/** Of a file that doesn’t say its encoding, the most probable reading. */
const sheetsOf = async (source: File | string) =>
  (await readSource(source)).filter(({ encoding }, at) => !encoding || at === 0);
const cellsOf = async (source: File | string) =>
  (await sheetsOf(source)).map(({ rows }) => rows.map(({ cells }) => cells));
const linesOf = async (source: File | string) =>
  (await sheetsOf(source)).flatMap(({ rows }) => rows.map(({ line }) => line));

const german = "Vorname;Nachname;E-Mail\r\nJürgen;Größe;juergen@example.com\r\n";
const people = [
  [
    ["Vorname", "Nachname", "E-Mail"],
    ["Jürgen", "Größe", "juergen@example.com"],
  ],
];

describe("encodings", () => {
  it.each([
    ["UTF-8", fileOf(german)],
    ["UTF-8 with a mark", fileOf(`\ufeff${german}`)],
    ["Windows-1252", fileOf(Uint8Array.from(Buffer.from(german, "latin1")))],
    ["UTF-16 LE", fileOf(utf16(german, "le"))],
    ["UTF-16 LE with a mark", fileOf(utf16(german, "le", true))],
    ["UTF-16 BE", fileOf(utf16(german, "be"))],
    ["UTF-16 BE with a mark", fileOf(utf16(german, "be", true))],
  ])("%s", async (_, file) => {
    expect(await cellsOf(file)).toEqual(people);
  });

  it("the euro sign of Windows-1252", async () => {
    expect(await cellsOf(fileOf(Uint8Array.from([0x61, 0x2c, 0x80, 0x0a])))).toEqual([[["a", "€"]]]);
  });
});

describe("a file that doesn’t say its encoding", () => {
  const table = (...names: string[]) =>
    ["name;e-mail", ...names.map((name, at) => `${name};person${at}@x.example`)].join("\r\n");

  it.each([
    ["windows-1252", table("Jürgen Müller", "Änne Groß")],
    ["windows-1252", table("Hélène Lefèvre", "François Côté")],
    ["macintosh", table("Jürgen Müller", "Änne Groß")],
    ["windows-1250", table("Łukasz Żółć", "Świętosława Gęś")],
    ["windows-1250", table("Jiří Dvořák", "Zdeněk Šťastný")],
    ["windows-1250", table("Łukasz", "Święta")],
    ["iso-8859-2", table("Łukasz")],
    ["windows-1252", table("Groß")],
    ["windows-1251", table("Иван Петров", "Анна Смирнова")],
    ["windows-1251", table("Иван")],
    ["koi8-u", table("Иван Петров", "Анна Смирнова")],
    ["ibm866", table("Иван Петров", "Анна Смирнова")],
    ["windows-1253", table("Σοφία Παπαδοπούλου", "Γιώργος Νικολάου")],
    ["windows-1254", table("Işıl Şahin", "Çağrı Gökçe")],
    ["windows-1255", table("דוד כהן", "שרה לוי")],
    ["windows-1256", table("محمد علي", "فاطمة حسن")],
    ["windows-1257", table("Žydrūnas Šimkūnas", "Jūratė Kazlauskaitė")],
    ["gb18030", table("王小明", "张敏")],
    ["big5", table("陳志明", "林淑芬")],
    ["euc-kr", table("김민준", "이서연")],
  ])("is read by its letters, with other readings to choose from: %s", async (encoding, text) => {
    const [first, ...others] = await readSource(fileOf(encodedAs(text, encoding)));
    expect(first?.rows.map(({ cells }) => cells)).toEqual(text.split("\r\n").map((row) => row.split(";")));
    expect(others.length).toBeGreaterThan(0);
    for (const { encoding } of others) expect(encoding).toBeDefined();
  });

  it.each([
    ["shift_jis", table("渡辺健", "鈴木一郎")],
    ["euc-jp", table("渡辺健", "鈴木一郎")],
  ])("has the right one among its readings where the letters tell little: %s", async (encoding, text) => {
    const readings = await readSource(fileOf(encodedAs(text, encoding)));
    expect(readings.map((reading) => reading.encoding)).toContain(encoding);
  });

  it("stays UTF-8 where only some of its letters are damaged", async () => {
    const text = Buffer.from(table("Jörg Müller", "Zoë Grün", "Bad ?ind"));
    text[text.indexOf("?")] = 0x96;
    const [first] = await readSource(fileOf(Uint8Array.from(text)));
    expect(first?.encoding).toBe("utf-8");
    expect(first?.rows.map(({ cells }) => cells[0])).toEqual([
      "name",
      "Jörg Müller",
      "Zoë Grün",
      "Bad \ufffdind",
    ]);
  });
});

describe("separators", () => {
  it.each([
    ["commas", "a,b,c\n1,2,3\n"],
    ["semicolons", "a;b;c\n1;2;3\n"],
    ["tabs", "a\tb\tc\n1\t2\t3\n"],
    ["bars", "a|b|c\n1|2|3\n"],
    ["semicolons, as its first line says", "sep=;\r\na;b;c\r\n1;2;3\r\n"],
  ])("%s", async (_, text) => {
    const read = [
      [
        ["a", "b", "c"],
        ["1", "2", "3"],
      ],
    ];
    expect(await cellsOf(text)).toEqual(read);
    expect(await cellsOf(fileOf(text))).toEqual(read);
  });

  it("semicolons around addresses with commas", async () => {
    const text =
      "Name;E-Mail;Adresse\nAna Silva;ana@x.example;Am Markt 1, 10115 Berlin\nBo Li;bo@x.example;Weg 2, 80331 München";
    expect((await cellsOf(text))[0]?.[1]).toEqual(["Ana Silva", "ana@x.example", "Am Markt 1, 10115 Berlin"]);
  });

  it("commas around quoted semicolons", async () => {
    const text = 'name,email,skills\nAna,ana@x.example,"Go; SQL; C"\nBo,bo@x.example,"C; D"\n';
    expect((await cellsOf(text))[0]?.[1]).toEqual(["Ana", "ana@x.example", "Go; SQL; C"]);
  });
});

describe("rows", () => {
  it("are counted as a spreadsheet does: empty ones too, a record with line breaks once", async () => {
    const text = 'name,email\n\n"Ana\nMaria",ana@x.example\n,,\n;\nBo,bo@x.example\n\n\n';
    expect(await linesOf(text)).toEqual([1, 3, 6]);
  });

  it("have as many cells as the widest one, without the empty columns at the end", async () => {
    expect(await cellsOf("a,b,,\n1,,,\n,2,3,\n")).toEqual([
      [
        ["a", "b", ""],
        ["1", "", ""],
        ["", "2", "3"],
      ],
    ]);
  });

  it("after a quote that nothing closes are rows still", async () => {
    const text = 'name,email\n"Ana,ana@x.example\nBo,bo@x.example\nCy,cy@x.example\n';
    expect((await cellsOf(text))[0]).toHaveLength(4);
  });

  it("may be 5 000 below the header", async () => {
    const text = (rows: number) => `email,name\n${"a@x.example,A\n".repeat(rows)}`;
    expect((await readSource(text(5_000)))[0]?.rows).toHaveLength(5_001);
    await expect(readSource(text(5_001))).rejects.toMatchObject({ reason: "too_many_rows", rows: 5_001 });
  });
});

describe("line endings", () => {
  const endings = ["\n", "\r\n", "\r", "\r\r\n"];

  it("of any kind end a row, also where a file mixes them within quotes and without", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...endings), fc.constantFrom(...endings)), {
          minLength: 2,
          maxLength: 40,
        }),
        fc.constantFrom(",", ";", "\t"),
        async (ends, separator) => {
          const rows = ends.map(([end, within], at) => {
            const note = `"likes${within}${separator} tea"`;
            return [`Ana ${at}`, note, `ana${at}@x.example`].join(separator) + end;
          });
          const text = ["name", "note", "email"].join(separator) + ends[0]?.[1] + rows.join("");
          const expected = ends.map((_, at) => [
            `Ana ${at}`,
            `likes\n${separator} tea`,
            `ana${at}@x.example`,
          ]);
          const read = [[["name", "note", "email"], ...expected]];
          expect(await cellsOf(text)).toEqual(read);
          expect(await cellsOf(fileOf(text))).toEqual(read);
        },
      ),
      runs(200),
    );
  });
});

describe("lists of addresses", () => {
  const pair = [
    [
      ["Ana Silva", "ana@x.example"],
      ["", "bo@x.example"],
    ],
  ];

  it.each([
    ["commas", "Ana Silva <ana@x.example>, bo@x.example"],
    ["semicolons", "Ana Silva <ana@x.example>; bo@x.example;"],
    ["line breaks", "Ana Silva <ana@x.example>\r\nbo@x.example\r\n"],
    ["both", "Ana Silva <ana@x.example>,\nbo@x.example,\n"],
  ])("separated by %s", async (_, text) => {
    expect(await cellsOf(text)).toEqual(pair);
  });

  it("have their names as mail programs write them", async () => {
    for (const [silva, li] of [
      ["Ana Silva (ana@x.example)", "Bo Li (bo@x.example)"],
      ["ana@x.example (Ana Silva)", "bo@x.example (Bo Li)"],
      ["Ana Silva [mailto:ana@x.example]", "Bo Li [mailto:bo@x.example]"],
      ["Ana Silva ana@x.example", "Bo Li bo@x.example"],
      ["Ana Silva - ana@x.example", "Bo Li - bo@x.example"],
      ["1. Ana Silva <ana@x.example>", "2. Bo Li <bo@x.example>"],
      ["Ana Silva (R&D) <ana@x.example>", "Bo Li (Sales, EMEA) <bo@x.example>"],
    ])
      for (const between of ["\n", "; ", ", ", "，", "、"])
        expect(await cellsOf(`${silva}${between}${li}`)).toEqual([
          [
            ["Ana Silva", "ana@x.example"],
            ["Bo Li", "bo@x.example"],
          ],
        ]);
  });

  it("keep a comma within a name", async () => {
    const silva = [
      [
        ["Silva, Ana", "ana@x.example"],
        ["Li, Bo", "bo@x.example"],
      ],
    ];
    expect(await cellsOf('"Silva, Ana" <ana@x.example>, "Li, Bo" <bo@x.example>')).toEqual(silva);
    expect(await cellsOf("Silva, Ana <ana@x.example>; Li, Bo <bo@x.example>")).toEqual(silva);
    expect(await cellsOf("Silva, Ana <ana@x.example>\nLi, Bo <bo@x.example>")).toEqual(silva);
  });

  it("are one column where nobody has a name", async () => {
    for (const between of ["\n", " ", ", ", ";"])
      expect(await cellsOf(`ana@x.example${between}bo@x.example`)).toEqual([
        [["ana@x.example"], ["bo@x.example"]],
      ]);
    expect(await cellsOf("ana@x.example")).toEqual([[["ana@x.example"]]]);
  });

  it("keep what is no address, to be mended", async () => {
    expect(await cellsOf("ana@x.example, bo@, cy@x.example")).toEqual([
      [["ana@x.example"], ["bo@"], ["cy@x.example"]],
    ]);
  });

  it("number their lines, or their places where several stand on one", async () => {
    expect(await linesOf("ana@x.example\n\nbo@x.example")).toEqual([1, 3]);
    expect(await linesOf("ana@x.example, bo@x.example\ncy@x.example")).toEqual([1, 2, 3]);
  });

  it("are no tables", async () => {
    expect(await cellsOf("Ana,ana@x.example\nBo,bo@x.example")).toEqual([
      [
        ["Ana", "ana@x.example"],
        ["Bo", "bo@x.example"],
      ],
    ]);
    expect(await cellsOf("ana@x.example,Ana\nbo@x.example,Bo")).toEqual([
      [
        ["ana@x.example", "Ana"],
        ["bo@x.example", "Bo"],
      ],
    ]);
    expect(await cellsOf("email\nana@x.example\nbo@x.example")).toEqual([
      [["email"], ["ana@x.example"], ["bo@x.example"]],
    ]);
    expect(await cellsOf("Candidate\nAna<ana@x.example>\nBo<bo@x.example>")).toEqual([
      [["Candidate"], ["Ana<ana@x.example>"], ["Bo<bo@x.example>"]],
    ]);
  });
});
