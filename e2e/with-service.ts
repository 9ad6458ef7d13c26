import { test as base, expect } from "./fixtures";
import { createService, type Service } from "./support/start-service";
import { keepShortlist } from "./support/start-shortlist";

type ServiceFixtures = {
  /** How many assessments the service begins with. */
  assessments: number;
  /** The file’s outside service, which can go down and come back, and misbehave on demand. */
  service: Service;
};

/** For tests in which the dashboard talks to a configured service instead of its embedded sandbox. */
export const test = base.extend<ServiceFixtures>({
  assessments: [3, { option: true }],

  service: async ({ keeper, sharers, assessments }, use) => {
    const service = await keeper.keep(sharers, `service of ${assessments}`, async () => {
      const made = await createService(assessments);
      await made.start();
      return { value: made, isUsable: made.isUp, end: made.remove };
    });
    await use(service);
  },

  shortlist: async ({ keeper, sharers, service, env }, use) =>
    use(await keepShortlist(keeper, sharers, { ...service.env, ...env })),
});

export { expect };
