import { describe, expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { TestimonialCarousel } from './testimonial-carousel'

const slidesOf = (...names: string[]) => names.map((name, key) => ({ key, name, content: `Words of ${name}` }))
const show = (...names: string[]) => render(<TestimonialCarousel label="Customers" slides={slidesOf(...names)} />)
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))

/** The number of the slide that its dot says is shown, and that is in view. */
function current(): (number | undefined)[] {
  const dots = screen.getAllByRole('button', { name: /^Go to/ })
  const slides = screen.getAllByRole('group', { name: /^\d+ of/ })
  return [
    dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1,
    slides.findIndex((slide) => slide.classList.contains('opacity-100')) + 1,
  ]
}

test('begins with the first slide and says nothing', () => {
  const { container } = show('Ada', 'Bob', 'Cy')
  expect([current(), container.querySelector('[aria-live]')?.textContent]).toEqual([[1, 1], ''])
})

describe('stepping', () => {
  test('forth shows the next one', () => {
    show('Ada', 'Bob', 'Cy')
    press('Next testimonial')
    expect(current()).toEqual([2, 2])
  })

  test('forth from the last one comes to the first', () => {
    show('Ada', 'Bob')
    press('Next testimonial')
    press('Next testimonial')
    expect(current()).toEqual([1, 1])
  })

  test('back from the first one comes to the last', () => {
    show('Ada', 'Bob', 'Cy')
    press('Previous testimonial')
    expect(current()).toEqual([3, 3])
  })

  test('by a dot goes straight there', () => {
    show('Ada', 'Bob', 'Cy')
    press('Go to testimonial 3')
    expect(current()).toEqual([3, 3])
  })

  test('is said aloud', () => {
    const { container } = show('Ada', 'Bob')
    press('Next testimonial')
    expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('Testimonial 2 of 2: Bob')
  })
})

test('only one slide is in view', () => {
  show('Ada', 'Bob', 'Cy')
  press('Next testimonial')
  const hidden = screen.getAllByRole('group', { name: /^\d+ of/ }).map((one) => one.className.includes('invisible'))
  expect(hidden).toEqual([true, false, true])
})

test('there is a dot for each slide', () => {
  show('Ada', 'Bob', 'Cy', 'Di')
  expect(screen.getAllByRole('button', { name: /^Go to/ })).toHaveLength(4)
})

test('a single slide has nothing to step through', () => {
  show('Ada')
  expect(screen.queryAllByRole('button')).toEqual([])
})
