import { backendEngineer } from "@/lib/sandbox/interviews/backend-engineer";
import { customerSupport } from "@/lib/sandbox/interviews/customer-support";
import { dataAnalyst } from "@/lib/sandbox/interviews/data-analyst";
import { salesAssociate } from "@/lib/sandbox/interviews/sales-associate";
import type { Interview } from "@/lib/sandbox/interviews/types";

// The dashboard, the same employer by other means, or another employer.
type Origin = "dashboard" | "elsewhere" | "other employer";

// Not opened, some questions answered, or submitted with this skill, 0 to 1.
type Progress = "unopened" | "begun" | number;

export type SamplePerson = {
  firstName?: string;
  lastName?: string;
  /** At example.com. */
  mailbox: string;
  interview: Interview;
  progress: Progress;
  origin: Origin;
};

const origins = { "": "dashboard", e: "elsewhere", o: "other employer" } as const;

type Line = [
  firstName: string,
  lastName: string,
  mailbox: string,
  interview: Interview,
  progress: Progress,
  origin?: keyof typeof origins,
];

const be = backendEngineer;
const da = dataAnalyst;
const cs = customerSupport;
const sa = salesAssociate;

// Invented, newest first.
const lines: Line[] = [
  ["Amara", "Okafor", "amara.okafor", be, 0.93],
  ["Jonas", "Lindqvist", "j.lindqvist", da, "begun"],
  ["María Fernanda", "Castellanos de la Vega y Montenegro", "mf.castellanos", cs, "unopened"],
  ["", "", "walk-in-0412", sa, "unopened", "e"],
  ["Priya", "Raman", "priya.raman", da, "begun"],
  ["健", "渡辺", "ken.watanabe", sa, 0.95],
  ["Tomasz", "Wójcik", "twojcik", be, 0.3],
  ["Léa", "Dubois", "lea.dubois", da, 0.35],
  ["Omar", "Haddad", "omar.haddad", cs, 0.97],
  ["Grace", "Mwangi", "grace.mwangi", sa, "unopened"],
  ["Signe", "Nørgaard", "signe.norgaard", be, 0.7, "o"],
  ["Noah", "Fischer", "noah.fischer", be, 0.85],
  ["", "", "campus-fair-17", be, 0.8, "e"],
  ["Σοφία", "Παπαδοπούλου", "s.papadopoulou", da, 0.96],
  ["은지", "박", "eunji.park", cs, 0.45],
  ["Luca", "Moretti", "luca.moretti", sa, "unopened"],
  ["Hannah", "Schäfer", "hannah.schaefer", be, 0.98],
  ["Дмитрий", "Соколов", "d.sokolov", be, "begun"],
  ["Zainab", "Al-Rashid", "zainab.alrashid", cs, 0.88],
  ["Oliver", "Bennett", "oliver.bennett", sa, 0.4],
  ["", "", "referral-2209", da, "unopened", "e"],
  ["Chidinma", "Eze", "chidinma.eze", da, 0.9],
  ["Ananya", "Venkataraghavan Subramaniam", "ananya.vs", be, 0.82],
  ["Freya", "Sigurðardóttir", "freya.s", cs, "unopened"],
  ["Mateo", "Rivas", "mateo.rivas", sa, 0.87],
  ["נועה", "לוי", "noa.levi", da, 0.5],
  ["Kwame", "Boateng", "kwame.boateng", be, 0.55],
  ["", "", "job-board-381", cs, 0.92, "e"],
  ["Ingrid", "Haugen", "ingrid.haugen", cs, 0.94],
  ["Rafael", "Azevedo", "rafael.azevedo", be, 0.3, "o"],
  ["Priya", "Raman", "priya.raman", be, 0.94],
  ["ليلى", "منصور", "layla.mansour", sa, 0.9],
  ["Bogdan", "Ionescu", "bogdan.ionescu", da, 0.25],
  ["Mei-Ling", "Chen", "meiling.chen", be, "unopened"],
  ["", "", "career-day-05", sa, 0.35, "e"],
  ["Siobhán", "Ó Briain", "siobhan.obriain", cs, 0.6],
  ["Thabo", "Nkosi", "thabo.nkosi", sa, "begun"],
  ["Elif", "Yılmaz", "elif.yilmaz", da, 0.92],
  ["Nguyễn", "Thị Hồng Ánh", "anh.nguyen", be, 0.78],
  ["Viktor", "Horváth", "viktor.horvath", cs, 0.3],
  ["", "", "referral-2187", be, 0.4, "e"],
  ["Camille", "Lefèvre", "camille.lefevre", sa, 0.93],
  ["Samuel", "Adeyemi", "samuel.adeyemi", be, 0.97],
  ["अनन्या", "शर्मा", "ananya.sharma", da, 0.85],
  ["Jack", "O’Sullivan", "jack.osullivan", cs, "unopened"],
  ["Katarzyna", "Nowak", "k.nowak", sa, 0.5],
  ["", "", "campus-fair-09", cs, "begun", "e"],
  ["Daniel", "Kim", "daniel.kim", be, 0.35],
  ["Aisha", "Bello", "aisha.bello", da, "unopened"],
  ["Pedro Henrique", "de Albuquerque Cavalcanti", "ph.albuquerque", sa, 0.86],
  ["Yuki", "Tanaka", "yuki.tanaka", cs, 0.96],
  ["Farid", "Karimov", "farid.karimov", be, "unopened"],
  ["", "", "job-board-322", da, 0.91, "e"],
  ["Ruth", "Goldberg", "ruth.goldberg", cs, 0.9],
  ["Emil", "Jørgensen", "emil.jorgensen", da, 0.4],
  ["Tendai", "Moyo", "tendai.moyo", sa, 0.88],
  ["Greta", "Baumann", "greta.baumann", da, "unopened", "o"],
  ["", "", "referral-2140", sa, 0.95, "e"],
  ["Kai", "Nakamura", "kai.nakamura", be, 0.9],
  ["Leilani", "Kahananui", "leilani.k", cs, 0.42],
  ["Mohammed", "Siddiqui", "m.siddiqui", da, 0.95],
  ["", "", "career-day-01", be, "unopened", "e"],
  ["Anouk", "van der Meulen", "anouk.vdm", sa, 0.91],
];

export const samplePeople: SamplePerson[] = lines.map(
  ([firstName, lastName, mailbox, interview, progress, origin = ""]) => ({
    firstName: firstName || undefined,
    lastName: lastName || undefined,
    mailbox,
    interview,
    progress,
    origin: origins[origin],
  }),
);
