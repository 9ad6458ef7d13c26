import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import { erasingOperations } from "@/lib/erasing/operations";
import { personDataFile } from "@/lib/erasing/person-data-file";
import { exportPersonData } from "@/lib/erasing/read-person-data";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod, headOf } from "@/lib/http/every-method";
import { getTexts } from "@/lib/http/get-texts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  // A download is recorded, so HEAD doesn’t read the data.
  HEAD: headOf(
    carryOut(erasingOperations.exportPersonData, async ({ params, query, runtime, user }) => {
      await getRowOrThrow(runtime.store, params.id, user);
      return personDataFile(params.id, query.as, null);
    }),
  ),
  GET: carryOut(erasingOperations.exportPersonData, async ({ params, query, runtime, user }) => {
    const data = await exportPersonData(runtime.store, params.id, user);
    return personDataFile(params.id, query.as, { data, texts: await getTexts() });
  }),
});
