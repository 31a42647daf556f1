export { type Clock, clockStartingAt, fixedClock, systemClock, toInstant } from './clock.ts';
export { clockFromEnvironment } from './clock-from-environment.ts';
export {
  DEFAULT_TIME_ZONE,
  instantOf,
  todayIn,
  type ZonedMoment,
  zonedMoment,
} from './zoned-moment.ts';
