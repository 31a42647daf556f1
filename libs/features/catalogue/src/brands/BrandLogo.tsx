import { Picture } from '@materia/ui-design-system';
import { pictureSrc } from '@materia/ui-shop';
import styles from './Brands.module.css';

/** A brand's logo next to its name; renders nothing without a logo. */
export const BrandLogo = ({ logo }: { readonly logo: string | undefined }) =>
  logo === undefined ? null : (
    <span className={styles.logo}>
      <Picture
        srcOfWidth={(width: 80 | 160) => pictureSrc(logo, width)}
        widths={[80, 160]}
        sizes="56px"
        alt=""
        width={56}
        height={56}
      />
    </span>
  );
