import { test as base, expect } from "./fixtures";
import { createService, type Service } from "./support/start-service";
import { startShortlist } from "./support/start-shortlist";

type ServiceFixtures = {
  /** How many assessments the service begins with. */
  assessments: number;
  /** An outside service of the test's own, which can go down and come back, and misbehave on demand. */
  service: Service;
};

/** For tests in which the dashboard talks to a configured service instead of its embedded sandbox. */
export const test = base.extend<ServiceFixtures>({
  assessments: [3, { option: true }],

  service: async ({ assessments }, use) => {
    const service = await createService(assessments);
    await service.start();
    await use(service);
    await service.remove();
  },

  shortlist: async ({ service, env }, use) => {
    const shortlist = await startShortlist({ ...service.env, ...env });
    await use(shortlist);
    await shortlist.stop();
    shortlist.remove();
  },
});

export { expect };
