import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { FileDrop } from './file-drop'

const file = new File(['x'], 'plan.pdf')

function show(error?: string) {
  const onFiles = jest.fn<(files: File[]) => void>()
  const { container } = render(
    <FileDrop label="Documents" hint="Plans" name="documentUrls" accept=".pdf" error={error} onFiles={onFiles} />,
  )
  const input = screen.getByLabelText<HTMLInputElement>(/Documents/)
  return { onFiles, input, zone: container.querySelector('.border-dashed') as HTMLElement }
}

test('files that are chosen are handed on', () => {
  const { input, onFiles } = show()
  fireEvent.change(input, { target: { files: [file] } })
  expect(onFiles.mock.calls).toEqual([[[file]]])
})

test('files that are dropped are handed on', () => {
  const { zone, onFiles } = show()
  fireEvent.drop(zone, { dataTransfer: { files: [file, file] } })
  expect(onFiles.mock.calls).toEqual([[[file, file]]])
})

test('a drop does not make the browser open the file', () => {
  const { zone } = show()
  expect(fireEvent.drop(zone, { dataTransfer: { files: [file] } })).toBe(false)
})

test('a drop of text is nothing', () => {
  const { zone, onFiles } = show()
  fireEvent.drop(zone, { dataTransfer: { files: [] } })
  expect(onFiles).not.toHaveBeenCalled()
})

test('a dialog that was closed without a choice is nothing', () => {
  const { input, onFiles } = show()
  fireEvent.change(input, { target: { files: [] } })
  expect(onFiles).not.toHaveBeenCalled()
})

test('the place lights up while a file is over it', () => {
  const { zone } = show()
  fireEvent.dragOver(zone)
  expect(zone.className).toContain('border-primary')
  fireEvent.dragLeave(zone)
  expect(zone.className).not.toContain('border-primary')
})

test('the picker offers the endings that are taken, several at a time', () => {
  const { input } = show()
  expect([input.accept, input.multiple]).toEqual(['.pdf', true])
})

test('hint and error belong to the field', () => {
  const { input } = show('Too many')
  const texts = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['Plans', 'Too many'])
})
