import type { FAMILIES_BY_DEPARTMENT } from '../families/index.ts';
import type { FamilyWords } from './language-texts.ts';

type Departments = typeof FAMILIES_BY_DEPARTMENT;

/** The texts of the families of one department. */
export type DepartmentWords<Department extends keyof Departments> = {
  readonly [Key in keyof Departments[Department]]: FamilyWords;
};
