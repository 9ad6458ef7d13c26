/** The service's key. `lib/sources/connect.ts` alone may import this (.dependency-cruiser.mjs). */
export const serviceKey = (): string | undefined => process.env.ASSESSMENT_API_KEY?.trim() || undefined;
