import { type Project, PROJECTS } from '@materia/domain-project-planner';
import { ProjectScene } from './ProjectScene.tsx';
import { usePlanner } from './planner-context.tsx';
import { PROJECT_TEXTS } from './planner-texts.ts';
import styles from './ProjectPicker.module.css';

export type ProjectPickerProps = {
  readonly chosen: Project;
  readonly path: string;
};

/** The projects as links with a small scene each. */
export const ProjectPicker = ({ chosen, path }: ProjectPickerProps) => {
  const { t } = usePlanner();
  return (
    <nav aria-label={t('planner.projects')}>
      <ul className={styles.projects}>
        {PROJECTS.map((project) => (
          <li key={project}>
            <a
              href={`${path}?project=${project}`}
              className={styles.project}
              aria-current={project === chosen ? 'page' : undefined}
            >
              <ProjectScene project={project} />
              <span className={styles.name}>{t(PROJECT_TEXTS[project])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
