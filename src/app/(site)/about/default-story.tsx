/** The company's story where no page of it is published. */
export function DefaultStory({ companyName }: { companyName: string }) {
  return (
    <>
      <h2 id="our-story">Our Story</h2>
      <p>
        {companyName} designs, builds, troubleshoots and monitors network and data infrastructure. Those who draw a
        network also install it, test it and answer for it, so there is nobody to pass the fault to.
      </p>
      <p>
        We work for corporate, government and small-business customers, and for homes, across the US, Canada and the
        Caribbean.
      </p>
      <h3 id="our-mission">Our mission</h3>
      <p>To build networks that people can rely on without thinking of them, and to document each one we touch.</p>
      <h3 id="our-vision">Our vision</h3>
      <p>A dependable connection for every place where people work, learn, heal and live.</p>
    </>
  )
}
