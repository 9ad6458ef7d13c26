import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteJson, putJson } from "@/components/http/request-json";
import { pinList, pinsQuery } from "@/components/views/pins-query";
import { type PinChange, placePin } from "@/components/views/place-pin";

const mutationKey = ["pin"];

/** Pins, moves and unpins: the tabs change at once, and requests go one after the other. */
export function usePin() {
  const client = useQueryClient();
  const { queryKey } = pinsQuery();
  return useMutation({
    mutationKey,
    scope: { id: "pin" },
    mutationFn({ view, place }: PinChange) {
      const path = `/api/views/${view.id}/pin`;
      return place === "none" ? deleteJson(path, pinList) : putJson(path, { place }, pinList);
    },
    async onMutate(change) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (was) => was && { pins: placePin(was.pins, change) });
    },
    onSuccess(answer) {
      // The last answer has them all.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, answer);
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
