import { declareFloods } from "@/lib/auth/signing-in/testing-floods";
import { signInLimits } from "@/lib/auth/throttling/throttle";

declareFloods({ judged: signInLimits.address.points, heldUp: 2_000, waves: 5, attempts: 2_000 });
