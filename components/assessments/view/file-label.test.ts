import { expect, it } from "vitest";
import { fileLabel } from "@/components/assessments/view/file-label";

it.each([
  ["https://files.example.com/resumes/priya-raman.pdf?token=1", "priya-raman.pdf"],
  ["https://files.example.com/r/L%C3%A9a%20Dubois.pdf", "Léa Dubois.pdf"],
  ["https://people.example.com/priya/", "priya"],
  ["https://priya.example.com/", "priya.example.com"],
  ["https://files.example.com/100%", "100%"],
  ["ask Priya", "ask Priya"],
])("%s is called %s", (url, label) => expect(fileLabel(url)).toBe(label));
