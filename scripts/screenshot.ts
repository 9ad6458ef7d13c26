import { chromium } from "playwright";
import { startShortlist } from "../e2e/support/start-shortlist";
import { chromiumFlags, findChromium } from "./find-chromium";

const target = "docs/screenshot.png";
const person = {
  email: "dana@example.com",
  name: "Dana Whitfield",
  role: "recruiter",
  password: "a long enough passphrase",
};

// Takes the README’s picture of the built dashboard on a fresh sandbox: `npm run screenshot`.
const shortlist = await startShortlist();
const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: chromiumFlags(process.getuid?.() === 0),
});
try {
  await shortlist.addMember(person);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${shortlist.url}/sign-in`);
  await page.getByLabel("E-mail", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText(/^Live · checked/).waitFor();
  await page.getByRole("row").nth(5).waitFor();
  await page.screenshot({ path: target });
  console.log(`Wrote ${target}.`);
} finally {
  await browser.close();
  await shortlist.stop();
  shortlist.remove();
}
