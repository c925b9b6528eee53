import { defineMessages } from '#messages';

interface Count {
  readonly count: number;
}

/** The texts of export and import. */
export const csvMessages = defineMessages(
  'rule-csv',
  ({ number }) => ({
    export: '导出',
    exported: ({ count }: Count) => `已导出 ${number(count)} 条`,
    exportFailed: '没有导出成功，请再试一次',
    notCovered: ({ count }: Count) =>
      `其中 ${number(count)} 条没有写全：表格只带文字，链接、文件、对素材的引用和附加参数带不走`,
    import: '导入',
    title: '导入规则',
    hint: '一行一条，加在列表最后。可以粘贴，也可以选 CSV 文件；从这里导出的表格可以直接导入。',
    paste: '粘贴内容',
    pastePlaceholder: '价格|报价\t每月 19 元\n营业时间\t每天 9:00 到 21:00',
    pasteHint: '列之间用 Tab、逗号或分号；一格里的几个关键词用 | 或顿号隔开',
    choose: '选择 CSV 文件',
    drop: '或拖到这里',
    file: 'CSV 文件',
    clearFile: ({ name }: { readonly name: string }) => `移除${name}`,
    workbook: '这是 Excel 工作簿，请在 Excel 里另存为 CSV 再导入',
    large: '文件超过 5 MB',
    unreadable: '这个文件读不出文字，请另存为 UTF-8 的 CSV',
    columns: '各列是什么',
    column: ({ number: n }: { readonly number: number }) => `第 ${n} 列`,
    changeColumns: '改列',
    ignored: '不导入',
    running: '启用',
    paused: '停用',
    preview: '预览',
    line: ({ number: n }: { readonly number: number }) => `第 ${number(n)} 行`,
    unknownChoice: ({ label, cell, choices }: Choice) =>
      `${label}：没有「${cell}」，可以填 ${choices}`,
    wrong: ({ label, text }: { readonly label: string; readonly text: string }) =>
      `${label}：${text}`,
    duplicate: ({ word, number: n }: Duplicate) => `第 ${number(n)} 条规则里已有「${word}」`,
    duplicateLine: ({ word, number: n }: Duplicate) => `第 ${number(n)} 行里已有「${word}」`,
    withDuplicates: ({ count }: Count) => `重复的 ${number(count)} 条也导入`,
    withDuplicatesHint: '先符合的规则生效，重复的通常轮不到',
    nothing: '贴上内容或选好文件，就能在这里看到会导入什么',
    more: ({ count }: Count) => `再看 ${number(count)} 行`,
    cancel: '取消',
    submit: ({ count, all }: Count & { readonly all: number }) =>
      `导入 ${number(count)} 条，共 ${number(all)} 行`,
    submitNone: '导入',
    imported: ({ count }: Count) => `已导入 ${number(count)} 条`,
    undone: '已撤销导入',
    refused: '没有保存',
    refusedText: '内容还在，可以再试一次。',
  }),
  ({ number, plural }) => ({
    export: 'Export',
    exported: ({ count }) =>
      `Exported ${number(count)} ${plural(count, { one: 'rule', other: 'rules' })}`,
    exportFailed: 'It could not be exported; please try again',
    notCovered: ({ count }) =>
      `${number(count)} of them not completely: a table holds text only, not links, files, references to materials or extra parameters`,
    import: 'Import',
    title: 'Import rules',
    hint: 'One rule per line, added at the end. Paste them or choose a CSV file; an exported file can be imported as it is.',
    paste: 'Pasted lines',
    pastePlaceholder: 'price|cost\t19 a month\nopening hours\t9 am to 9 pm',
    pasteHint:
      'Columns are separated by tabs, commas or semicolons; several keywords in a cell by |',
    choose: 'Choose a CSV file',
    drop: 'or drop it here',
    file: 'CSV file',
    clearFile: ({ name }) => `Remove ${name}`,
    workbook: 'This is an Excel workbook; save it as CSV in Excel first',
    large: 'The file is larger than 5 MB',
    unreadable: 'No text could be read from this file; save it as CSV in UTF-8',
    columns: 'What the columns are',
    column: ({ number: n }) => `Column ${n}`,
    changeColumns: 'Change',
    ignored: 'Not imported',
    running: 'Running',
    paused: 'Paused',
    preview: 'Preview',
    line: ({ number: n }) => `Line ${number(n)}`,
    unknownChoice: ({ label, cell, choices }) => `${label}: "${cell}" is none of ${choices}`,
    wrong: ({ label, text }) => `${label}: ${text}`,
    duplicate: ({ word, number: n }) => `Rule ${number(n)} has "${word}" already`,
    duplicateLine: ({ word, number: n }) => `Line ${number(n)} has "${word}" already`,
    withDuplicates: ({ count }) =>
      `Also import the ${number(count)} ${plural(count, { one: 'duplicate', other: 'duplicates' })}`,
    withDuplicatesHint: 'The first rule that fits is used, so a duplicate seldom is',
    nothing: 'Paste lines or choose a file to see here what will be imported',
    more: ({ count }) => `Show ${number(count)} more`,
    cancel: 'Cancel',
    submit: ({ count, all }) => `Import ${number(count)} of ${number(all)}`,
    submitNone: 'Import',
    imported: ({ count }) =>
      `Imported ${number(count)} ${plural(count, { one: 'rule', other: 'rules' })}`,
    undone: 'The import is undone',
    refused: 'Not saved',
    refusedText: 'Your lines are still here; try again.',
  }),
);

interface Choice {
  readonly label: string;
  readonly cell: string;
  readonly choices: string;
}
interface Duplicate {
  readonly word: string;
  readonly number: number;
}
