import { formatsOf, type Formats } from './formats.ts';
import { useShop } from './ShopProvider.tsx';

/** The market's way to write money, numbers, dates and units. */
export const useFormats = (): Formats => formatsOf(useShop().market);
