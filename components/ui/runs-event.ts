/** What the page says of itself on the window, once its buttons hear presses. */
export const runsEvent = "shortlist:runs";
