import { test as base, expect } from "./fixtures";
import { createService, type Service, sharedService } from "./support/start-service";

type ServiceFixtures = {
  /** How many assessments the service begins with. */
  assessments: number;
  /** The outside service of the test’s dashboard, which misbehaves on demand; of one alone it can go down, too. */
  service: Service;
};

/** For tests in which the dashboard talks to a configured service instead of its embedded sandbox. */
export const test = base.extend<ServiceFixtures>({
  assessments: [60, { option: true }],

  wanted: async ({ env, assessments }, use) => use({ env, assessments }),

  service: async ({ lent, assessments }, use) => {
    if (lent?.serviceOrigin) return use(sharedService(lent.serviceOrigin));
    const own = await createService(assessments);
    await own.start();
    await use(own);
    await own.remove();
  },

  serviceEnv: async ({ service }, use) => use(service.env),
});

export { expect };
