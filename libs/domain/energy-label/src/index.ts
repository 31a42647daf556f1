export {
  classesOfScale,
  ENERGY_CLASSES,
  ENERGY_COLOURS,
  type EnergyClass,
  energyColour,
  type EnergyColour,
  type EnergyRating,
  isOnScale,
} from './energy-rating.ts';
