/** Difficult names: long ones, unbreakable ones, and those of other scripts and directions. */
export const oddPeople: readonly { first: string | null; last: string | null; email: string }[] = [
  { first: "Amélie", last: "d’Aubigné", email: "amelie.daubigne@example.com" },
  {
    first: "Wolfeschlegelsteinhausenbergerdorff",
    last: "Featherstonehaugh-Cholmondeley-Marjoribanks",
    email: "wolfeschlegelsteinhausenbergerdorff.featherstonehaugh@recruiting.subsidiary.example.com",
  },
  { first: "小林", last: "美咲", email: "kobayashi.misaki@example.jp" },
  { first: "محمد عبد الرحمن", last: "الخوارزمي", email: "alkhwarizmi@example.ae" },
  { first: "שרה", last: "כהן־לוי", email: "sara.cohen@example.co.il" },
  { first: "Нина", last: "Преображенская-Воскресенская", email: "nina@example.ru" },
  { first: "ณัฐพงษ์", last: "ศรีสุวรรณ", email: "nattapong@example.th" },
  { first: "김", last: "민지", email: "minji.kim@example.kr" },
  { first: "Nguyễn Thị", last: "Ngọc Ánh", email: "ngoc.anh@example.vn" },
  { first: "अनुष्का", last: "चट्टोपाध्याय", email: "anushka@example.in" },
  { first: "X", last: null, email: "x@example.com" },
  {
    first: null,
    last: null,
    email: "somebody-who-never-told-a-name-and-has-a-rather-long-address@example.org",
  },
  { first: "Zoë 🎉", last: "O’Neil-Müller", email: "zoe@example.com" },
  { first: "<b>Robert</b>", last: "'); DROP TABLE candidates;--", email: "bobby@example.com" },
  {
    first: "María de los Ángeles Guadalupe Concepción",
    last: "Fernández-Villaverde y Rodríguez de la Borbolla",
    email: "maria.de.los.angeles@example.es",
  },
];
