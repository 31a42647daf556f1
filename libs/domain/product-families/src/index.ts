export {
  type AxisValue,
  checkFamily,
  FAMILY_AXES,
  type FamilyAxis,
  type FamilyFault,
  type MemberRecord,
  MOST_AXES,
  MOST_MEMBERS,
} from './family.ts';
export {
  type Choice,
  type ChoiceGroup,
  choicesOf,
  compareValues,
  type FamilyMember,
  valuesOf,
} from './choices.ts';
