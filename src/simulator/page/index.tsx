import { Input, View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { useState } from 'react';
import { readScenario, writeScenario } from '../console/address';
import { readCalls, writeCalls } from '../console/calls';
import { change, draftOf, type Draft } from '../console/panel/draft';
import { readDate } from '../console/date';
import { CONSOLE, FIELDS } from '../console/texts';
import { FIRST_PAGE, theConsole } from '../mini-program/start';
import { Backend, Happened, Problems } from './happened';
import { fieldsOf, type Value } from './fields';
import './index.scss';

/** The console as a page of the mini program, in builds for developers and testers alone: the list and the acting are H5's. */
export default function ScenarioPage() {
  const console = theConsole();
  const { kept } = console;
  const [draft, setDraft] = useState<Draft>(() => draftOf(kept, FIRST_PAGE));
  const [calls, setCalls] = useState(() => writeCalls(draft.scenario.calls));
  const { scenario, path } = draft;
  const text = writeScenario(scenario);
  const isUntouched = kept !== undefined && text === writeScenario(readScenario(kept.text).scenario);
  const typeCalls = (typed: string): void => {
    setCalls(typed);
    setDraft(change(draft, { calls: readCalls(typed, () => undefined) }));
  };
  return (
    <View className="scenario-page">
      <Backend backend={console.backend} />
      <Problems list={isUntouched ? kept.problems : problemsOf(calls, text)} />
      <View>
        {fieldsOf(draft).map(({ name, label, choices, value, pick }) => (
          <Choice
            key={name}
            name={name}
            label={label}
            choices={choices}
            value={value}
            onPick={(picked) => setDraft(pick(picked))}
          />
        ))}
      </View>
      <Typed
        name="date"
        label={`${FIELDS.date}（${FIELDS.dateHint}）`}
        example="2026-12-01T08:00"
        value={scenario.date ?? ''}
        onType={(typed) => setDraft(change(draft, { date: readDate(typed) }))}
      />
      <Typed
        name="calls"
        label={FIELDS.calls}
        example="all:2000ms,checkIn:http500"
        value={calls}
        onType={typeCalls}
      />
      <Typed
        name="page"
        label={FIELDS.page}
        example={FIRST_PAGE}
        value={path}
        onType={(typed) => setDraft({ ...draft, path: typed })}
      />
      <View className="scenario-page__text test-scenario-text">{text}</View>
      <View className="scenario-page__buttons">
        <Action name="clear" text={CONSOLE.clear} onTap={() => void console.clear()} />
        <Action
          name="copy"
          text={CONSOLE.copyText}
          onTap={() => void Taro.setClipboardData({ data: text })}
        />
        <Action name="open" text={CONSOLE.open} onTap={() => void console.open(text, path)} />
      </View>
      <Happened failures={console.failures.list} popups={console.popups} />
    </View>
  );
}

function problemsOf(calls: string, text: string): readonly string[] {
  const problems: string[] = [];
  readCalls(calls, (problem) => void problems.push(problem));
  return [...problems, ...readScenario(text).problems];
}

interface ActionProps {
  readonly name: string;
  readonly text: string;
  readonly onTap: () => void;
}

function Action({ name, text, onTap }: ActionProps) {
  return (
    <View className={`scenario-page__action test-scenario-${name}`} onClick={onTap}>
      {text}
    </View>
  );
}

interface TypedProps {
  readonly name: string;
  readonly label: string;
  readonly example: string;
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** The field keeps what is typed; the text below shows what was understood. */
function Typed({ name, label, example, value, onType }: TypedProps) {
  const [first] = useState(value);
  return (
    <View className="scenario-page__row">
      <View className="scenario-page__label">{label}</View>
      <Input
        className={`scenario-page__input test-scenario-${name}`}
        placeholder={example}
        defaultValue={first}
        onInput={({ detail }) => onType(String(detail.value).trim())}
      />
    </View>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Value[];
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** A row that unfolds its values: WeChat's picker would hide them from the automator. */
function Choice({ name, label, choices, value, onPick }: ChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <View className="scenario-page__row">
      <View className={`scenario-page__pick test-scenario-${name}`} onClick={() => setOpen(!isOpen)}>
        <View className="scenario-page__label">{label}</View>
        <View>{chosen?.text}</View>
      </View>
      {isOpen && (
        <View className="scenario-page__values">
          {choices.map((choice) => (
            <View
              key={choice.value}
              className={`scenario-page__value test-scenario-${name}-${choice.value} ${choice === chosen ? 'scenario-page__value--chosen' : ''}`}
              onClick={() => {
                onPick(choice.value);
                setOpen(false);
              }}
            >
              {choice.text}
            </View>
          ))}
        </View>
      )}
    </View>
  );
}
