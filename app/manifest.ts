import type { MetadataRoute } from "next";
import { grounds } from "@/components/page/theme";

/** For a phone’s home screen. The pictures in public are made of icon.svg; the last leaves room for any outline. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Shortlist",
    short_name: "Shortlist",
    start_url: "/assessments",
    display: "standalone",
    background_color: grounds.light,
    theme_color: grounds.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
