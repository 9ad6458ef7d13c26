import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { InvalidBaseUrl, parseBaseUrl } from "@/lib/assessment-api/base-url";

describe("parseBaseUrl", () => {
  it.each([
    ["https://service.example.com/v1", "https://service.example.com/v1/"],
    ["https://service.example.com/v1///", "https://service.example.com/v1/"],
    ["https://service.example.com", "https://service.example.com/"],
    ["http://localhost:3000/sandbox/v1", "http://localhost:3000/sandbox/v1/"],
    ["http://127.0.0.1/v1", "http://127.0.0.1/v1/"],
    ["http://127.8.9.10:81/v1", "http://127.8.9.10:81/v1/"],
    ["http://[::1]:81/v1", "http://[::1]:81/v1/"],
  ])("takes %s", (text, href) => {
    expect(parseBaseUrl(text).href).toBe(href);
  });

  it.each([
    "http://service.example.com/v1",
    "http://localhost.example.com/v1",
    "http://127.0.0.1.example.com/v1",
    "http://128.0.0.1/v1",
    "http://[::2]/v1",
    "http://0.0.0.0/v1",
    "ftp://localhost/v1",
    "file:///etc/passwd",
    "https://user@service.example.com/v1",
    "https://:secret@service.example.com/v1",
    "https://service.example.com/v1?tenant=1",
    "https://service.example.com/v1?",
    "https://service.example.com/v1#",
    "service.example.com/v1",
    "",
  ])("refuses %j", (text) => {
    expect(() => parseBaseUrl(text)).toThrow(InvalidBaseUrl);
  });

  it("never repeats what it refuses", () => {
    for (const text of ["https://u:pa55word@h/", "http://h/?api_key=pa55word", "pa55word"]) {
      try {
        parseBaseUrl(text);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidBaseUrl);
        expect(inspect(error, { showHidden: true })).not.toContain("pa55word");
      }
    }
  });
});
