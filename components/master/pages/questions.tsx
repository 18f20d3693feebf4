'use client';

import { lazy, Suspense } from 'react';
import { CreateQuestion } from './create-question';
import { DeleteQuestion, ForgetQuestion } from './delete-questions';
import { MoveQuestion } from './move-question';
import { usePagesState } from './pages-state';
import { PublishQuestion } from './publish-question';
import { RenameQuestion } from './rename-question';
import { WorksQuestion } from './works-question';

/** With what reads the files of other systems, which few people need and once. */
const ImportQuestion = lazy(async () => ({ default: (await import('./import-question')).ImportQuestion }));

/** The dialogs that confirm actions on pages. */
export function Questions() {
  const question = usePagesState((state) => state.question);
  switch (question?.kind) {
    case undefined:
      return null;
    case 'create':
      return <CreateQuestion {...question} />;
    case 'works':
      return <WorksQuestion parent={question.parent} />;
    case 'import':
      return (
        <Suspense>
          <ImportQuestion works={question.works} />
        </Suspense>
      );
    case 'rename':
      return <RenameQuestion page={question.page} />;
    case 'move':
      return <MoveQuestion pages={question.pages} />;
    case 'publish':
    case 'unpublish':
      return <PublishQuestion kind={question.kind} pages={question.pages} />;
    case 'delete':
      return <DeleteQuestion pages={question.pages} />;
    case 'forget':
      return <ForgetQuestion pages={question.pages} />;
  }
}
