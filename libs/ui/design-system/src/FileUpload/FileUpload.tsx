import { useRef, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import {
  describedBy,
  errorId,
  FieldError,
  FieldHint,
  hintId,
  type FieldTexts,
} from '../Field/FieldFrame.tsx';
import fieldStyles from '../Field/Field.module.css';
import { useScripted } from '../Hydration/use-scripted.ts';
import { Icon } from '../Icon/Icon.tsx';
import { fileFault, type FileFault, type FileLimits } from './file-fault.ts';
import styles from './FileUpload.module.css';

export type FileUploadProps = FieldTexts & {
  readonly name: string;
  readonly id?: string;
  readonly limits: FileLimits;
  readonly multiple?: boolean;
  /** Shown in the drop zone once scripts run: files may be dropped or chosen here. */
  readonly dropText: string;
  readonly removeLabel: (fileName: string) => string;
  readonly faultText: (fault: FileFault, fileName: string) => string;
  /** Formats a file size in the market's language. */
  readonly sizeText: (bytes: number) => string;
  /** Called with the files that would be sent. */
  readonly onFiles?: (files: readonly File[]) => void;
};

type Refused = { readonly name: string; readonly fault: FileFault };

/**
 * A file field: a native input that also accepts dropped files. Once scripts run it fills a drop zone, immediately reports
 * files that would be rejected, and lists the chosen ones.
 */
export const FileUpload = (props: FileUploadProps) => {
  const {
    name,
    id = name,
    label,
    hint,
    error,
    optional,
    limits,
    multiple = false,
    dropText,
    removeLabel,
    faultText,
    sizeText,
    onFiles,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const scripted = useScripted();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const keep = (files: readonly File[]): void => {
    if (input.current) input.current.files = fileList(files);
    setChosen(files);
    onFiles?.(files);
  };
  const take = (files: readonly File[]): void => {
    const judged = files.map((file) => ({ file, fault: fileFault(file, limits) }));
    setRefused(
      judged.flatMap(({ file, fault }) =>
        fault === undefined ? [] : [{ name: file.name, fault }],
      ),
    );
    const good = judged.filter(({ fault }) => fault === undefined).map(({ file }) => file);
    keep(
      multiple
        ? [...chosen.filter((old) => !good.some((file) => file.name === old.name)), ...good]
        : good.slice(0, 1),
    );
  };
  const messages = [
    ...(error ? [error] : []),
    ...refused.map((row) => faultText(row.fault, row.name)),
  ];

  return (
    <div className={fieldStyles.field} data-refused={messages.length > 0 ? '' : undefined}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
        {optional && <span className={fieldStyles.optional}> ({optional})</span>}
      </label>
      {hint && <FieldHint id={hintId(id)}>{hint}</FieldHint>}
      <div id={errorId(id)} aria-live="polite" className={styles.messages}>
        {messages.map((message, index) => (
          <FieldError key={message} id={`${errorId(id)}-${index}`}>
            {message}
          </FieldError>
        ))}
      </div>
      <div className={scripted ? styles.zone : styles.plain}>
        {scripted && (
          <span className={styles.invitation} aria-hidden="true">
            <Icon name="upload" />
            {dropText}
          </span>
        )}
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={limits.endings.join(',')}
          multiple={multiple}
          className={scripted ? styles.cover : styles.input}
          aria-invalid={messages.length > 0 ? true : undefined}
          aria-describedby={describedBy(id, { hint, error: messages[0] })}
          onChange={(event) => take([...(event.target.files ?? [])])}
        />
      </div>
      {chosen.length > 0 && (
        <ul className={styles.list}>
          {chosen.map((file) => (
            <li key={file.name} className={styles.file}>
              <Icon name="document" size="s" />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{sizeText(file.size)}</span>
              <IconButton
                type="button"
                icon="close"
                label={removeLabel(file.name)}
                onClick={() => keep(chosen.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** A `FileList`, as an input needs it. */
const fileList = (files: readonly File[]): FileList => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
};
