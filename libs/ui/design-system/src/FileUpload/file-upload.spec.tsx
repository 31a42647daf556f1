import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fileFault } from './file-fault.ts';
import { FileUpload } from './FileUpload.tsx';

const limits = { endings: ['.jpg', '.pdf'], maximumBytes: 1000 };

describe('what a file field accepts', () => {
  it.each([
    ['plan.pdf', 1000, undefined],
    ['PLAN.PDF', 1, undefined],
    ['plan.pdf', 1001, 'too-large'],
    ['plan.pdf.exe', 1, 'wrong-type'],
    ['pdf', 1, 'wrong-type'],
    ['huge.exe', 9999, 'wrong-type'],
  ])('%s of %d bytes: %s', (name, size, fault) =>
    expect(fileFault({ name, size }, limits)).toBe(fault),
  );
});

it('is a native file input before scripts run', () => {
  const html = renderToStaticMarkup(
    <FileUpload
      name="photo"
      label="Photo"
      limits={limits}
      multiple
      dropText="Drop files here"
      removeLabel={String}
      faultText={String}
      sizeText={String}
    />,
  );
  expect(html).toMatch(
    /<input(?=[^>]* type="file")(?=[^>]* name="photo")(?=[^>]* accept=".jpg,.pdf")[^>]* multiple=""/,
  );
  expect(html).not.toContain('Drop files here');
});
