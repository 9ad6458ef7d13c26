/** How many times the last poll's duration the poller rests: so it polls for a tenth of the time at most. */
export const restFactor = 9;
