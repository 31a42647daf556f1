import { Secret, TOTP } from 'otpauth';
import { DEMO_TOTP_SECRET } from './demo-console.ts';

/** `npm run console:code`: the code that the demo accounts of approvers and administrators need at this moment. */
console.log(
  new TOTP({
    secret: Secret.fromBase32(DEMO_TOTP_SECRET),
    digits: 6,
    period: 30,
    algorithm: 'SHA1',
  }).generate(),
);
