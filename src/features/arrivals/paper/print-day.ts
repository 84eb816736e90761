import type { QueueBoard } from '#shared/contract/queue/queue.ts';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { onPaper, printPaper } from '#src/platform/paper/print-paper.ts';
import type { BoardRow } from '#src/features/arrivals/board/arrange.ts';
import { type DaySheet, daySheets } from './day-sheets.ts';

const texts = arrivalsTexts.sheet;

const STYLE = `
  @page { size: A4; margin: 12mm }
  body { margin: 0; font: 11px sans-serif; color: #000 }
  section { break-after: page }
  section:last-child { break-after: auto }
  h1 { font-size: 18px; margin: 0 0 1mm }
  p { margin: 0 0 3mm }
  table { width: 100%; border-collapse: collapse; table-layout: fixed }
  th, td { border: 0.3mm solid #000; padding: 0 1.5mm; text-align: left; height: 7.4mm; overflow: hidden }
  th:nth-child(1) { width: 14mm }
  th:nth-child(2) { width: 24mm }
  th:nth-child(4) { width: 30mm }
  th:nth-child(5) { width: 34mm }
  .urgent td { font-weight: 700 }
`;

/** Prints the day, a page of thirty rows after the other, each doctor on own pages. */
export function printDay(board: QueueBoard): void {
  printPaper(STYLE, (paper) => {
    paper.title = texts.title(board.day);
    paper.body.append(...daySheets(board).map((sheet) => page(paper, sheet, board)));
  });
}

function page(paper: Document, { doctor, department, page: number, pages, rows }: DaySheet, board: QueueBoard) {
  const section = onPaper(paper, 'section');
  const table = onPaper(paper, 'table');
  const head = onPaper(paper, 'tr');
  head.append(...texts.columns.map((column) => onPaper(paper, 'th', column)));
  table.append(head, ...rows.map((row) => line(paper, row)));
  section.append(
    onPaper(paper, 'h1', arrivalsTexts.whoAndWhere(doctor ?? arrivalsTexts.anyDoctor, department)),
    onPaper(paper, 'p', texts.head(board.day, formatClinicTime(board.asOf, 'time') ?? '', number, pages)),
    table,
  );
  return section;
}

function line(paper: Document, row: BoardRow) {
  const { entry, urgent, warningSigns, dueAt, ticket, name } = row;
  const cells = [
    formatClinicTime(dueAt, 'time') ?? '',
    ticket ?? '',
    name ?? arrivalsTexts.noName,
    entry === undefined ? arrivalsTexts.columns.expected : arrivalsTexts.stages[entry.stage],
    urgent ? urgentWords(warningSigns) : '',
  ];
  const element = onPaper(paper, 'tr', '', urgent ? 'urgent' : '');
  element.append(...cells.map((cell) => onPaper(paper, 'td', cell)));
  return element;
}
